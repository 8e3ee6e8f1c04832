import { runLong } from "./test.mjs";

export const run = () => runLong();
