using System.Reflection;

namespace Tenon;

internal interface IValueObjectConverter
{
    /// <summary>Whether the type is a value object even where it is a message.</summary>
    bool HoldsForMessages { get; }

    /// <summary>The property that holds the value.</summary>
    PropertyInfo Property { get; }
}
