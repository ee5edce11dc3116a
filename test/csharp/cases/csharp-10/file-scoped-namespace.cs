global using GlobalBuilder = System.Text.StringBuilder;
global using static System.Math;
global using System.Globalization;
using System.Text;

namespace Cases.V10.FileScoped;

using System.Collections;
using Inner = System.Collections.Generic.List<string>;

public class FileScoped
{
    public StringBuilder Builder = new();
    public GlobalBuilder Global = new();
    public Inner Names = new();
    public IEnumerable Items = new ArrayList();
    public double Absolute = Abs(-1) + Max(1, 2);
    public CultureInfo Culture = CultureInfo.InvariantCulture;
}
