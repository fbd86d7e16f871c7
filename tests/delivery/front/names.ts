import { createSocket } from 'node:dgram';

/** A name server that knows some names, which a test can change. */
export interface Names {
  /** For nginx's `resolver`. nginx forgets each name after a second. */
  address: string;
  known: Record<string, string>;
  close: () => void;
}

/** @param known the addresses of each name, separated by spaces; without it the server is silent */
export async function startNames(known?: Record<string, string>): Promise<Names> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => known && socket.send(responseTo(query, known), from.port, from.address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${socket.address().port}`, known: known ?? {}, close: () => socket.close() };
}

/** A response of RFC 1035: the question, and the addresses for a question for type A, else an error or nothing. */
function responseTo(query: Buffer, known: Readonly<Record<string, string>>): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(12, at + 5);
  const found = known[labels.join('.')];
  const addresses = found !== undefined && query.readUInt16BE(at + 1) === 1 ? found.split(' ') : [];
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(found === undefined ? 0x8183 : 0x8180, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(addresses.length, 6);
  // The name of the question, type A, class IN, one second, four bytes.
  const records = addresses.map((one) =>
    Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...one.split('.').map(Number)]),
  );
  return Buffer.concat([head, question, ...records]);
}
