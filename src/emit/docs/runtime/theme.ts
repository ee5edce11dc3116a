import { pageElement } from "./dom.js";

const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const key = "tenon-docs-theme";

/** A button that goes from the system's colours to light, to dark, and back. */
export function startTheme(): void {
  const button = pageElement("theme", HTMLButtonElement);
  let theme = themes.find((one) => one === remembered()) ?? "system";
  const show = (): void => {
    if (theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.textContent = { system: "Auto", light: "Light", dark: "Dark" }[theme];
    button.setAttribute("aria-label", `Colours: ${theme}`);
  };
  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "system";
    remember(theme);
    show();
  });
  button.hidden = false;
  show();
}

/** A page from a file may have no storage. */
function remembered(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // The choice lasts as long as the page.
  }
}
