/**
 * Whether this is what an editor puts beside a file while it is open or being saved: vim's `.x.cs.swp` and `4913`, Emacs' `#x.cs#`
 * and `.#x.cs`, JetBrains' `x.cs___jb_tmp___`, Visual Studio's `x.cs~RF1a2b.TMP`, GNOME's `.goutputstream-A1B2C3`, KDE's
 * `x.cs.A1B2C3`, and whatever else goes on behind the whole name of a file that a project may have.
 */
export function isEditorFile(name: string): boolean {
  return beside.test(name) || (goesOn.test(name) && !isWhole.test(name));
}

const beside = /^(\.#.*|#.*#|4913|\.goutputstream-.*|\.tmp.*)$|(~|\.sw[a-z]|\.kate-swp|\.tmp)$/i;
const ending = "\\.(cs|csproj|props|targets|projitems|slnx?|json)";
const goesOn = new RegExp(`${ending}[^a-z0-9]`, "i");
const isWhole = new RegExp(`${ending}$`, "i");
