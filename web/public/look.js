// The colours before anything is painted; from then on `settings.look` decides, by the same rule.
{
  let theme = "system";
  try {
    theme = JSON.parse(localStorage.getItem("reverie") ?? "{}").theme ?? theme;
  } catch {
    // Nothing is kept here: the device decides.
  }
  const wishes = (what) => matchMedia(`(prefers-${what})`).matches;
  if (theme === "system")
    theme = wishes("contrast: more") ? "contrast" : wishes("color-scheme: light") ? "light" : "dark";
  document.documentElement.dataset.theme = theme;
}
