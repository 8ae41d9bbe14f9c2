import type { Cable, PlayedHouse } from "./ranked-player";

/** A line that is a WebSocket. */
class Line implements Cable {
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  get readyState(): number {
    return this.#socket.readyState;
  }

  say(message: object): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  hangUp(): void {
    this.#socket.close();
  }
}

/** A house as it is reached over the network. */
export class WireHouse implements PlayedHouse {
  readonly #url: string;
  readonly #lines: Line[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  connect(party: string, id: string, hears: (message: Record<string, unknown>) => void): Promise<Line> {
    const socket = new WebSocket(`${this.#url.replace("http", "ws")}/parties/${party}/${id}`);
    const line = new Line(socket);
    this.#lines.push(line);
    socket.onmessage = ({ data }) => {
      const message: unknown = JSON.parse(String(data));
      if (typeof message === "object" && message !== null) hears({ ...message });
    };
    return new Promise((resolve) => {
      socket.onopen = () => resolve(line);
      // Whoever has no line says nothing through it, and tries again.
      socket.onerror = () => resolve(line);
    });
  }

  async post(party: string, id: string, message: object): Promise<object> {
    const response = await fetch(`${this.#url}/parties/${party}/${id}`, {
      method: "POST",
      body: JSON.stringify(message),
    });
    return (await response.json()) as object;
  }

  /** Everybody hangs up. */
  close(): void {
    for (const line of this.#lines.splice(0)) line.hangUp();
  }
}
