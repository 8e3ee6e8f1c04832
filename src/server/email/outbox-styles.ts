import { raw } from "hono/html";

/** The product's colours for a page that must work without the web application. */
export const outboxStyles = raw(`
:root { color-scheme: light dark; --page: #f6f4f0; --card: #fff; --line: #e3dfd8; --ink: #1c1917; --muted: #57534e; --primary: #1f7046; --on-primary: #fff; }
@media (prefers-color-scheme: dark) {
  :root { --page: #171513; --card: #221f1c; --line: #3a3632; --ink: #f5f3ef; --muted: #b5aea6; --primary: #6cc594; --on-primary: #10231a; }
}
body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 Inter, "Segoe UI", Helvetica, Arial, sans-serif; }
main { max-width: 720px; margin: 0 auto; padding: 32px 16px; }
h1 { font-size: 24px; line-height: 32px; margin: 0 0 8px; }
h2 { font-size: 16px; margin: 0; }
p { margin: 4px 0; }
.muted { color: var(--muted); font-size: 14px; overflow-wrap: anywhere; }
.empty { margin-top: 24px; padding: 40px 16px; border: 1px dashed var(--line); border-radius: 10px; text-align: center; }
article { margin-top: 16px; padding: 16px 20px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; margin-top: 12px; }
a { color: var(--primary); font-weight: 600; line-height: 44px; }
a.button { padding: 0 20px; background: var(--primary); color: var(--on-primary); border-radius: 10px; text-decoration: none; }
`);
