import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const isLoopback = (address: string): boolean =>
  loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** Headers that proxies add to a request. Behind a proxy on this machine, every visitor comes from loopback. */
const ofProxy =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-(?:real|client|cluster-client|original)-.+|true-client-ip|(?:cf|fastly|fly|x-envoy)-.+)$/;

/**
 * `localhost` and the loopback addresses. A request with another name came through a proxy or from a page of another
 * site.
 */
const isOwnName = (host: string): boolean => {
  const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, '') ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name);
};

/**
 * Whether the caller is on this machine and calls this server directly: without a proxy, under a name of this machine.
 */
export function isFromThisMachine({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    isOwnName(headers.host ?? '') &&
    !Object.keys(headers).some((name) => ofProxy.test(name))
  );
}
