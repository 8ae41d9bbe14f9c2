import { Line } from "../raw-line";

/** What lives in a process of V8, in bytes. */
interface Heap {
  readonly usedSize: number;
  readonly totalSize: number;
  readonly embedderHeapUsedSize: number;
  readonly backingStorageSize: number;
}

interface Told {
  readonly id?: number;
  readonly result?: unknown;
}

/** What tells of the heap of a house that was started with `--inspector-addr` at this port, and has this room. */
export async function inspected(port: number, room: string) {
  const list = await fetch(`http://127.0.0.1:${port}/json`);
  const [{ webSocketDebuggerUrl }] = (await list.json()) as [{ readonly webSocketDebuggerUrl: string }];
  const line = new Line(webSocketDebuggerUrl);
  const waiting = new Map<number, (result: unknown) => void>();
  line.onText = (text) => {
    const { id, result }: Told = JSON.parse(text);
    if (id !== undefined) waiting.get(id)?.(result);
  };
  await line.opened;
  const ask = (method: string) =>
    new Promise<unknown>((resolve) => {
      const id = waiting.size + 1;
      waiting.set(id, resolve);
      line.say({ id, method });
    });
  return {
    /** What is left once everything that nothing holds has been collected. */
    living: async (): Promise<Heap> => {
      for (let time = 0; time < 3; time++) {
        const collected = ask("HeapProfiler.collectGarbage");
        // It is done when there is next something to do.
        await new Promise((resume) => setTimeout(resume, 100));
        await (await fetch(room.replace("ws", "http"))).text();
        await collected;
      }
      return (await ask("Runtime.getHeapUsage")) as Heap;
    },
    end: () => line.drop(),
  };
}
