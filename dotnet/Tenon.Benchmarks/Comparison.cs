namespace Tenon.Benchmarks;

internal sealed record Comparison(Measurement Hand, Measurement Tenon, double TimeRatio, double BytesRatio);
