import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu;
const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

/**
 * Who is asking. What a proxy says counts only when it is an address: anybody can write anything into the header that
 * the proxy passes on, and then the socket's own end is all that is known.
 */
export const clientAddress = (request: Pick<FastifyRequest, 'ip' | 'raw'>): string => {
  const told = plain(request.ip);
  if (isIP(told) !== 0) return told;
  return plain(request.raw.socket?.remoteAddress ?? '0.0.0.0');
};

/** The eight groups of an IPv6 address. */
const groups = (address: string): string[] => {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  if (tail === undefined) return left;
  const right = tail === '' ? [] : tail.split(':');
  return [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
};

/** What limits count: an IPv4 address, or the /64 of an IPv6 one, of which one customer has 2^64 addresses. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const prefix = groups(address)
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
};

export const clientNetwork = (request: Pick<FastifyRequest, 'ip' | 'raw'>): string => networkOf(clientAddress(request));
