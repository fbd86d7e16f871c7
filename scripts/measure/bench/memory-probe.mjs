// Loaded into the mock server by the bench, with --expose-gc. Tells its memory before and after a forced collection.
process.on('message', () => {
  const { rss } = process.memoryUsage();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ residentMb: rss / 2 ** 20, retainedMb: (heapUsed + external) / 2 ** 20 });
});
// Only the server keeps the process running.
process.channel.unref();
