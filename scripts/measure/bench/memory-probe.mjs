// The bench loads this file into the mock server, with --expose-gc. It tells the memory before and after a forced
// collection, and the processor time since the last one.
let since = process.cpuUsage();
process.on('message', () => {
  const { user, system } = process.cpuUsage(since);
  const { rss } = process.memoryUsage();
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  since = process.cpuUsage();
  const [residentMb, retainedMb] = [rss / 2 ** 20, (heapUsed + external) / 2 ** 20];
  process.send({ residentMb, retainedMb, processorMs: (user + system) / 1000 });
});
// The process must end when its server closes.
process.channel.unref();
