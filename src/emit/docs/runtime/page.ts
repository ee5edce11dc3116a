/** The script of the page. Without it everything can still be read. */
import { startNavigation } from "./navigation.js";
import { startSearch } from "./search.js";
import { startTheme } from "./theme.js";
import { startTrials } from "./trial.js";

document.documentElement.classList.add("scripted");
startTheme();
startSearch(startNavigation());
startTrials();
