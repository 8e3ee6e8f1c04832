// Runs before the first paint, so that nobody who chose the dark theme sees a white flash. The same rule as
// applyTheme in src/web/ui/theme.ts, which is not loaded yet.
try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that blocks its storage has no choice to follow.
}
