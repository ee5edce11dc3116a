using System.Net;
using System.Net.Sockets;
using Microsoft.AspNetCore.Http;

namespace Tenon.LocalFunctions;

/// <summary>
/// Looks for ports in use before the server does: the framework logs whole stack traces besides the exception, and one line is enough.
/// </summary>
internal static class ListeningAddresses
{
    public static void RequireFree(string? urls)
    {
        foreach (var url in (urls ?? string.Empty).Split(';', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries))
        {
            var address = BindingAddress.Parse(url);
            if (!address.IsUnixPipe && address.Port != 0 && PlacesOf(address.Host).Any(place => IsInUse(place, address.Port)))
            {
                throw new HostStartException(
                    $"The address {url} is already in use. Stop what listens there, or choose another address with --urls.");
            }
        }
    }

    private static IEnumerable<IPAddress> PlacesOf(string host) =>
        IPAddress.TryParse(host.Trim('[', ']'), out var address) ? [address]
        : host.Equals("localhost", StringComparison.OrdinalIgnoreCase) ? [IPAddress.Loopback, IPAddress.IPv6Loopback]
        : [IPAddress.IPv6Any];

    private static bool IsInUse(IPAddress place, int port)
    {
        try
        {
            using var socket = new Socket(place.AddressFamily, SocketType.Stream, ProtocolType.Tcp);
            socket.Bind(new IPEndPoint(place, port));
            return false;
        }
        catch (SocketException error)
        {
            return error.SocketErrorCode == SocketError.AddressAlreadyInUse;
        }
    }
}
