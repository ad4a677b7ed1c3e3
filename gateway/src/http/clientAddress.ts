import { SocketAddress, isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** For a client whose address nobody gave: no list of networks has it. */
export const UNKNOWN_ADDRESS = 'unknown';

const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([0-9A-Fa-f:.]{2,45})\](?::\d{1,5})?)$/;
const MAPPED = /^::ffff:(?=\d+\.)/;

/** One address in one writing: without a port or a zone, IPv6 compressed, and IPv4 written as IPv6 as IPv4. */
export function readAddress(text: string | undefined): string {
  if (text === undefined) return UNKNOWN_ADDRESS;
  const [, v4, v6] = WITH_PORT.exec(text) ?? [];
  const [address = ''] = (v4 ?? v6 ?? text).split('%');
  if (isIP(address) === 0) return UNKNOWN_ADDRESS;
  if (isIP(address) === 4) return address;
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(MAPPED, '');
}

/**
 * Where a request comes from: the peer, who has none any more once it hung up, or whoever a trusted proxy says is behind it.
 * What that says may be no address.
 */
export const clientAddressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => readAddress(ip);
