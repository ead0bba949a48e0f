/** Maximum zoom by fingers, and zoom of a double tap. */
const maxScale = 4
const tapScale = 2.5
/** Two taps within this time and distance are a double tap. */
const doubleTap = { ms: 300, px: 30 }
/** A finger that moves less, in px, taps. */
const stillPx = 10
/** Px of a swipe down that closes the photo. */
const awayPx = 100

interface Point {
  x: number
  y: number
}

/** Pinch, double tap and drag on the picture in `frame`; a swipe down on the whole picture calls `onSwipeDown`. */
export class PhotoZoom {
  readonly #frame: HTMLElement
  readonly #onSwipeDown: () => void
  readonly #fingers = new Map<number, Point>()
  #scale = 1
  #shift: Point = { x: 0, y: 0 }
  #moved = 0
  #lastTap = { at: -Infinity, x: 0, y: 0 }

  constructor(frame: HTMLElement, onSwipeDown: () => void) {
    this.#frame = frame
    this.#onSwipeDown = onSwipeDown
    frame.addEventListener('pointerdown', this.#press)
    frame.addEventListener('pointermove', this.#move)
    frame.addEventListener('pointerup', this.#lift)
    frame.addEventListener('pointercancel', this.#cancel)
  }

  /** Shows the whole picture again. */
  reset(): void {
    this.#scale = 1
    this.#shift = { x: 0, y: 0 }
    this.#draw()
  }

  end(): void {
    this.#frame.removeEventListener('pointerdown', this.#press)
    this.#frame.removeEventListener('pointermove', this.#move)
    this.#frame.removeEventListener('pointerup', this.#lift)
    this.#frame.removeEventListener('pointercancel', this.#cancel)
  }

  readonly #press = (event: PointerEvent) => {
    if (this.#fingers.size === 0) this.#moved = 0
    this.#fingers.set(event.pointerId, pointOf(event))
    if (this.#scale > 1) this.#frame.setPointerCapture(event.pointerId)
  }

  readonly #move = (event: PointerEvent) => {
    const from = this.#fingers.get(event.pointerId)
    if (!from) return
    const before = spanOf(this.#fingers)
    const to = pointOf(event)
    this.#fingers.set(event.pointerId, to)
    const after = spanOf(this.#fingers)
    this.#moved += Math.hypot(to.x - from.x, to.y - from.y)
    this.#shift.y += after.middle.y - before.middle.y
    // A zoomed picture follows the finger; a whole one is pulled down here or swiped aside by the browser.
    if (this.#scale > 1 || this.#fingers.size > 1) this.#shift.x += after.middle.x - before.middle.x
    if (this.#fingers.size > 1 && before.width > 0) this.#zoom(this.#scale * (after.width / before.width), after.middle)
    this.#draw()
  }

  readonly #lift = (event: PointerEvent) => {
    if (!this.#fingers.delete(event.pointerId) || this.#fingers.size > 0) return
    if (this.#scale === 1 && this.#shift.y > awayPx && event.pointerType === 'touch') return this.#onSwipeDown()
    if (this.#moved < stillPx) this.#tap(event)
    this.#settle()
  }

  /** The browser took over the finger to swipe to the next photo. */
  readonly #cancel = (event: PointerEvent) => {
    this.#fingers.delete(event.pointerId)
    this.#settle()
  }

  #tap(event: PointerEvent): void {
    const tap = pointOf(event)
    const { at, x, y } = this.#lastTap
    const isSecond = event.timeStamp - at < doubleTap.ms && Math.hypot(tap.x - x, tap.y - y) < doubleTap.px
    this.#lastTap = { at: isSecond ? -Infinity : event.timeStamp, ...tap }
    if (isSecond) this.#zoom(this.#scale > 1 ? 1 : tapScale, tap)
  }

  /** Zooms around `point`. */
  #zoom(wanted: number, point: Point): void {
    const scale = Math.min(maxScale, Math.max(1, wanted))
    const { left, top, width, height } = this.#frame.getBoundingClientRect()
    const place = { x: point.x - left - width / 2, y: point.y - top - height / 2 }
    const grown = scale / this.#scale
    this.#shift = { x: place.x - (place.x - this.#shift.x) * grown, y: place.y - (place.y - this.#shift.y) * grown }
    this.#scale = scale
  }

  /** Moves the picture back until no edge lies inside the frame. */
  #settle(): void {
    const { clientWidth, clientHeight } = this.#frame
    const within = (shift: number, size: number) => {
      const most = ((this.#scale - 1) * size) / 2
      return Math.min(most, Math.max(-most, shift))
    }
    this.#shift = { x: within(this.#shift.x, clientWidth), y: within(this.#shift.y, clientHeight) }
    this.#draw()
  }

  #draw(): void {
    const picture = this.#frame.querySelector('img')
    if (!picture) return
    this.#frame.toggleAttribute('data-zoomed', this.#scale > 1)
    const isWhole = this.#scale === 1 && this.#shift.y === 0
    picture.style.transform = isWhole ? '' : `translate(${this.#shift.x}px, ${this.#shift.y}px) scale(${this.#scale})`
  }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

/** The middle of the fingers, and the distance of the first two. */
function spanOf(fingers: ReadonlyMap<number, Point>): { middle: Point; width: number } {
  const [first = { x: 0, y: 0 }, second = first] = fingers.values()
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    width: Math.hypot(first.x - second.x, first.y - second.y),
  }
}
