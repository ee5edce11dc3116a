using System;
using System.Collections.Generic;
using System.Linq;
using Acme.Fluent;
using static Acme.Fluent.ChartExtensions;

namespace Acme.Expressions
{
    /** Extension methods that are easily missed. */
    public class Charts
    {
        /** Their class is imported twice: with its namespace, and for its static members. */
        public object Twice(Chart chart) => chart.Wide(2).Width;
        public object Joined(Chart chart) => string.Join("", chart.Labels().Select(label => label.Trim()));
        public object Called() => Wide(new Chart(), 3);

        /** A property of the same name cannot be called, unless it is a delegate. */
        public object Titled(Chart chart) => chart.Title("a").Style(new Style(1)).Sizes(1, 2);
        public object Shown(Chart chart) => chart.Shown(true).Shown;
        public object Drawn(Chart chart) => chart.Draw("a");
        public object Nullable(Chart chart) => chart.Level(3).Level;
        public object Conditional(Chart? chart) => chart?.Title("b");
        public object Boxed<T>(Box<T> box, T value) => box.Value(value).Value;

        /** A record is equal to itself: the method without a comparer fits. */
        public bool Same(Described one, Described other) => one.All.SequenceEqual(other.All);
        public bool SameRecords(Point[] one, Point[] other) => one.SequenceEqual(other);
        public bool SameTexts(string[] one, string[] other) => one.SequenceEqual(other);
    }

    public readonly record struct Point(int X, int Y);
    public readonly record struct Described(string Name, Point[] All)
    {
        public bool Is(Described other) => Name == other.Name && All.SequenceEqual(other.All);
    }
}

namespace Acme.Fluent
{
    public record Style(int Weight);

    public class Chart
    {
        public string? Title { get; set; }
        public Style? Style { get; set; }
        public int[] Sizes { get; set; } = [];
        public bool Shown { get; set; }
        public int? Level { get; set; }
        public int Width { get; set; }
        public Func<string, int> Draw { get; set; } = text => text.Length;
    }

    public class Box<T>
    {
        public T? Value { get; set; }
    }

    public static class ChartExtensions
    {
        public static Chart Wide(this Chart chart, int width) => chart;
        public static List<string> Labels(this Chart chart) => [];
        public static Chart Title(this Chart chart, string title) => chart;
        public static Chart Style(this Chart chart, Style style) => chart;
        public static Chart Sizes(this Chart chart, params int[] sizes) => chart;
        public static Chart Shown(this Chart chart, bool shown) => chart;
        public static Chart Level(this Chart chart, int level) => chart;
        public static string Draw(this Chart chart, string text) => text;
        public static Box<T> Value<T>(this Box<T> box, T value) => box;
    }
}
