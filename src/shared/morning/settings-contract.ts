import { z } from "zod";

export const notificationSettings = z.object({
  morningMail: z.boolean("Informe se quer receber o resumo da manhã"),
});
export type NotificationSettings = z.infer<typeof notificationSettings>;
