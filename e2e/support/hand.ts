import { expect, type Locator, type Page, type TestInfo } from "@playwright/test";

/** Acts as one hand does, and counts its taps and keys. */
export class Hand {
  readonly #page: Page;
  readonly #info: TestInfo;
  readonly #isTouch: boolean;
  #pictures = 0;
  #taps = 0;
  #keys = 0;

  constructor(page: Page, info: TestInfo, isTouch: boolean) {
    this.#page = page;
    this.#info = info;
    this.#isTouch = isTouch;
  }

  async tap(target: Locator) {
    this.#taps += 1;
    await (this.#isTouch ? target.tap() : target.click());
  }

  /** Into what has the focus: whoever has to tap a field first pays for it. */
  async type(text: string) {
    this.#keys += Array.from(text).length;
    // Nobody types before the cursor is there.
    await expect(this.#page.locator("input:focus, textarea:focus")).toHaveCount(1);
    await this.#page.keyboard.type(text);
  }

  async press(key: string) {
    this.#keys += 1;
    await this.#page.keyboard.press(key);
  }

  /** A native list of choices: one tap opens it, one chooses. */
  async choose(target: Locator, label: string) {
    this.#taps += 2;
    await target.selectOption({ label });
  }

  /** A native date and time: a tap into it, and its twelve digits. */
  async date(target: Locator, value: string) {
    this.#taps += 1;
    this.#keys += value.replace(/\D/g, "").length;
    await target.fill(value);
  }

  /** A file: a tap opens the browser's dialog, two find and choose it there. */
  async file(target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
    this.#taps += 3;
    await target.setInputFiles(file);
  }

  /** Taps and keys so far, as docs/journeys.md lists them. */
  effort() {
    return { taps: this.#taps, keys: this.#keys };
  }

  /** Takes a picture where JOURNEY_PICTURES asks for them: they cost more time than the step itself. */
  async picture(step: string) {
    if (!process.env.JOURNEY_PICTURES) return;
    this.#pictures += 1;
    const number = String(this.#pictures).padStart(2, "0");
    await this.#page.screenshot({ path: this.#info.outputPath(`${number}-${step}.png`) });
  }
}
