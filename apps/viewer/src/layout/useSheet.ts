import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** How far a sheet is pulled up. */
export type Snap = 'peek' | 'half' | 'full';

/** Height of what is always seen of a sheet; `Workspace.module.css` keeps as much of the map free. */
const PEEK_PIXELS = 150;
const HALF = 0.5;
/** Room that is left above a sheet, so that one sees it is one. */
const ABOVE_PIXELS = 64;
/** Faster than this, in pixels a millisecond, a drag is a throw. */
const THROW = 0.5;
/** Who moves less than this presses. */
const PRESS_PIXELS = 6;
/** A click comes so soon after the drag that it belongs to. */
const CLICK_MS = 50;
const ORDER: readonly Snap[] = ['peek', 'half', 'full'];

interface Options {
  /** What the sheet is about; another one brings it to its own height. */
  readonly scene: string;
  /** Whether the panel is a sheet at all. */
  readonly isWanted: boolean;
  /** Whether it begins low, so that the map is seen. */
  readonly isLow: boolean;
  /** Told how much of the map it covers, beyond what is always covered. */
  readonly onCover: (pixels: number) => void;
}

/** A sheet and what moves it. */
export interface Sheet {
  readonly snap: Snap;
  /** CSS height. */
  readonly height: string;
  readonly isDragging: boolean;
  /** Makes room for what is typed and found. */
  readonly open: () => void;
  /** One step up; from the top, all the way down. */
  readonly toggle: (event: MouseEvent) => void;
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

interface Grip {
  readonly startY: number;
  readonly startHeight: number;
  readonly lastY: number;
  readonly lastTime: number;
  readonly speed: number;
  readonly height: number;
}

/** A sheet over the map that snaps to three heights, and follows the finger in between. */
export function useSheet(panel: RefObject<HTMLElement | null>, options: Options): Sheet {
  const { scene, isWanted, isLow, onCover } = options;
  const [chosen, setChosen] = useState<{ readonly scene: string; readonly snap: Snap }>();
  const [grip, setGrip] = useState<Grip>();
  const draggedAt = useRef(-Infinity);
  const usual: Snap = isLow ? 'peek' : 'half';
  const snap = chosen?.scene === scene ? chosen.snap : usual;
  const choose = (next: Snap) => setChosen({ scene, snap: next });
  useEffect(() => {
    const room = panel.current?.parentElement?.clientHeight ?? 0;
    // A sheet at full height leaves the map as it is: nobody sees it.
    onCover(isWanted && snap !== 'peek' ? Math.max(room * HALF - PEEK_PIXELS, 0) : 0);
  }, [panel, isWanted, snap, onCover]);
  const letGo = ({ clientY, timeStamp }: PointerEvent) => {
    if (!grip) return;
    const room = panel.current?.parentElement?.clientHeight ?? 0;
    const isPress = Math.abs(clientY - grip.startY) < PRESS_PIXELS;
    if (!isPress) choose(snapFor(moved(grip, clientY, timeStamp), room));
    // The browser tells a drag that ends on the handle as a click too, which means nothing then.
    draggedAt.current = isPress ? -Infinity : timeStamp;
    setGrip(undefined);
  };
  return {
    snap,
    height: grip ? `${grip.height}px` : heightOf(snap),
    isDragging: grip !== undefined,
    open: () => isWanted && choose('full'),
    toggle: ({ timeStamp }) => {
      if (timeStamp - draggedAt.current < CLICK_MS) return;
      choose(ORDER[ORDER.indexOf(snap) + 1] ?? 'peek');
    },
    drag: {
      onPointerDown: (event) => {
        const { height } = panel.current?.getBoundingClientRect() ?? { height: 0 };
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientY: startY, timeStamp: lastTime } = event;
        setGrip({ startY, startHeight: height, lastY: startY, lastTime, speed: 0, height });
      },
      onPointerMove: ({ clientY, timeStamp }) =>
        setGrip((before) => before && moved(before, clientY, timeStamp)),
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}

function moved(grip: Grip, y: number, time: number): Grip {
  const elapsed = Math.max(time - grip.lastTime, 1);
  const speed = (grip.lastY - y) / elapsed;
  const height = Math.max(grip.startHeight + grip.startY - y, PEEK_PIXELS * 0.8);
  return { ...grip, lastY: y, lastTime: time, speed, height };
}

/** Where a sheet comes to rest: where it was thrown to, else the nearest. */
export function snapFor({ height, speed }: Pick<Grip, 'height' | 'speed'>, room: number): Snap {
  const heights = [PEEK_PIXELS, room * HALF, room - ABOVE_PIXELS];
  if (Math.abs(speed) > THROW) {
    const next = heights.findIndex((one) => one > height);
    const above = next < 0 ? 2 : next;
    return ORDER[speed > 0 ? above : Math.max(above - 1, 0)] ?? 'half';
  }
  const distances = heights.map((one) => Math.abs(one - height));
  return ORDER[distances.indexOf(Math.min(...distances))] ?? 'half';
}

function heightOf(snap: Snap): string {
  if (snap === 'peek') return `${PEEK_PIXELS}px`;
  return snap === 'half' ? `${HALF * 100}%` : `calc(100% - ${ABOVE_PIXELS}px)`;
}
