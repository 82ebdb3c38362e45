import { joined } from './bytes';
import type { Carried } from './internet';

interface Pending {
  time: number;
  first: Carried;
  pieces: Map<number, Uint8Array>;
  /** Known once the last fragment is there. */
  whole: number | undefined;
  cut: number;
}

export interface Whole extends Carried {
  time: number;
}

/** Puts fragments together again, in whatever order they come. */
export function createFragments() {
  const pending = new Map<string, Pending>();

  const join = ({ first, pieces, time, whole, cut }: Pending): Whole | undefined => {
    const parts: Uint8Array[] = [];
    let end = 0;
    for (const [offset, piece] of [...pieces].sort(([one], [other]) => one - other)) {
      if (offset > end) break;
      /* Sent twice, or overlapping: what is there already stays. */
      if (offset + piece.length > end) {
        parts.push(piece.subarray(end - offset));
        end = offset + piece.length;
      }
    }
    if (end === 0) return undefined;
    const { fragment, ...packet } = first;
    void fragment;
    const known = Math.max(whole ?? 0, ...[...pieces].map(([offset, piece]) => offset + piece.length));
    return { ...packet, time, payload: joined(parts), missing: Math.max(known - end, cut) };
  };

  return {
    /** @returns the whole packet, once the last missing fragment of it is here */
    add(time: number, packet: Carried): Whole | undefined {
      const { fragment, from, to, protocol, payload } = packet;
      if (!fragment) return { ...packet, time };
      const key = [from, to, protocol, fragment.id].join(' ');
      const known = pending.get(key) ?? { time, first: packet, pieces: new Map(), whole: undefined, cut: 0 };
      pending.set(key, known);
      known.time = time;
      known.cut += packet.missing;
      if (fragment.offset === 0) known.first = packet;
      known.pieces.set(fragment.offset, payload);
      if (!fragment.more) known.whole = fragment.offset + payload.length + packet.missing;
      if (known.whole === undefined) return undefined;
      const all = join(known);
      if (!all || all.missing > 0) return undefined;
      pending.delete(key);
      return all;
    },
    /** What never became whole: its beginning, where that is there; `lost` counts those without. */
    rest(): { packets: Whole[]; count: number } {
      const begun = [...pending.values()].map((one) => {
        const beginning = join(one);
        /* How much is missing is not known before the last fragment; one byte at least. */
        return beginning && { ...beginning, missing: Math.max(1, beginning.missing) };
      });
      return { packets: begun.filter((one) => one !== undefined), count: pending.size };
    },
  };
}
