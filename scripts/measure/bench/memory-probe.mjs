// The bench loads this file into the mock server, with --expose-gc. It tells the memory before and after a forced
// collection.
process.on('message', () => {
  const { rss } = process.memoryUsage();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ residentMb: rss / 2 ** 20, retainedMb: (heapUsed + external) / 2 ** 20 });
});
// The process must end when its server closes.
process.channel.unref();
