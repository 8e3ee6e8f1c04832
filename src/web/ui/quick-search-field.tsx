import { useEffect, useRef, useState } from "react";
import { SearchField } from "./search-field.tsx";
import { useAfterPaint } from "./use-after-paint.ts";

type QuickSearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** Shows what is typed at once and tells of it after that frame: whoever hears of it may have a whole screen to draw. */
export function QuickSearchField({ value, onChange, ...field }: QuickSearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const painted = useAfterPaint(typed);
  /** What both sides know: a value that differs from it came from elsewhere, a link or a button that clears it. */
  const told = useRef(value);

  useEffect(() => {
    if (value !== told.current) {
      told.current = value;
      setTyped(value);
    } else if (painted === typed && painted !== value) {
      told.current = painted;
      onChange(painted);
    }
  }, [value, painted, typed, onChange]);

  return <SearchField {...field} value={typed} onChange={setTyped} />;
}
