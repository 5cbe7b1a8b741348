/** Three drawings for the TV page, in the palette of the street at night. Decorative only. */

/** A living room: the television is on, and a tablet and a phone show the same. */
export function StreamingDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 300" aria-hidden className={className}>
      <rect width="480" height="300" rx="12" className="fill-night" />
      <path d="M0 248h480v40a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" className="fill-surface" />
      <path d="M84 218h250v30H84z" className="fill-raised" />
      <path d="M84 232h250M209 218v30" className="stroke-line" strokeWidth="3" />
      <path d="m96 52 226-1 46 196H50z" className="fill-signal/6" />
      <rect
        x="92"
        y="52"
        width="234"
        height="142"
        rx="8"
        className="fill-ground stroke-line"
        strokeWidth="5"
      />
      <path d="M190 196h38v20h-38z" className="fill-line" />
      <rect x="104" y="64" width="210" height="118" rx="3" className="fill-signal/25" />
      <path
        d="M104 160l48-46 34 32 44-54 84 78v9a3 3 0 0 1-3 3H107a3 3 0 0 1-3-3z"
        className="fill-signal/55"
      />
      <circle cx="270" cy="92" r="13" className="fill-lamp" />
      <path d="m196 104 30 18-30 18z" className="fill-ink" />
      <rect
        x="356"
        y="158"
        width="88"
        height="66"
        rx="7"
        className="fill-ground stroke-edge"
        strokeWidth="4"
      />
      <rect x="364" y="166" width="72" height="50" rx="2" className="fill-lamp/85" />
      <path
        d="M364 206l20-20 14 13 16-22 22 24v13a2 2 0 0 1-2 2h-68a2 2 0 0 1-2-2z"
        className="fill-on-lamp/70"
      />
      <rect
        x="372"
        y="232"
        width="26"
        height="46"
        rx="5"
        className="fill-ground stroke-edge"
        strokeWidth="3"
      />
      <rect x="377" y="239" width="16" height="30" rx="1" className="fill-signal" />
      <path
        d="M30 96a46 46 0 0 1 34-30M34 120a70 70 0 0 1 30-26M408 60a46 46 0 0 1 34 30"
        className="fill-none stroke-line"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A dish on a roof under the stars, and the satellite that it looks at. */
export function SatelliteDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 300" aria-hidden className={className}>
      <rect width="480" height="300" rx="12" className="fill-night" />
      <path
        d="M40 40h0M96 92h0M150 30h0M212 74h0M60 150h0M440 110h0M300 34h0M258 128h0M420 190h0M24 96h0"
        className="stroke-soft/70"
        strokeLinecap="round"
        strokeWidth="3"
      />
      <path d="M0 288V236L150 130l150 106v64H12a12 12 0 0 1-12-12z" className="fill-raised" />
      <path
        d="M-8 240 150 128l158 112"
        className="fill-none stroke-line"
        strokeWidth="12"
        strokeLinejoin="round"
      />
      <path d="M116 222h66v52h-66z" className="fill-lamp" />
      <path d="M149 222v52M114 220h70v56h-70z" className="fill-none stroke-line" strokeWidth="5" />
      <path d="M230 190v-36" className="stroke-edge" strokeWidth="7" strokeLinecap="round" />
      <path d="M196 112a52 52 0 0 0 70 66z" className="fill-soft stroke-edge" strokeWidth="4" />
      <path d="m231 145 30-34" className="stroke-edge" strokeWidth="5" strokeLinecap="round" />
      <circle cx="262" cy="110" r="7" className="fill-lamp" />
      <path
        d="m278 96 84-46"
        className="stroke-signal"
        strokeWidth="4"
        strokeDasharray="3 11"
        strokeLinecap="round"
      />
      <g transform="rotate(-28 396 40)">
        <path d="M382 26h28v30h-28z" className="fill-soft" />
        <path
          d="M340 30h34v22h-34zm78 0h34v22h-34z"
          className="fill-signal/60 stroke-signal"
          strokeWidth="2"
        />
        <path
          d="M351 30v22m12-22v22m66-22v22m12-22v22M374 41h8m28 0h8"
          className="stroke-signal"
          strokeWidth="2"
        />
        <path d="M396 56v10" className="stroke-edge" strokeWidth="4" />
      </g>
      <path d="M300 300v-34h180v22a12 12 0 0 1-12 12z" className="fill-surface" />
    </svg>
  )
}

/** A stadium at night with its lights on. */
export function SportsDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 300" aria-hidden className={className}>
      <rect width="480" height="300" rx="12" className="fill-night" />
      <path d="m70 66 150 182H20zM410 66 260 248h200z" className="fill-lamp/8" />
      <path d="M0 196q240-96 480 0v92a12 12 0 0 1-12 12H12a12 12 0 0 1-12-12z" className="fill-surface" />
      <path
        d="M0 212q240-92 480 0M0 230q240-84 480 0M0 248q240-76 480 0"
        className="fill-none stroke-line"
        strokeWidth="3"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path d="M60 300 132 226h216l72 74z" className="fill-good/35" />
      <path
        d="M96 263h288M188 226l-24 74M292 226l24 74M240 226v74"
        className="stroke-ink/50"
        strokeWidth="2.5"
      />
      <ellipse cx="240" cy="260" rx="30" ry="11" className="fill-none stroke-ink/50" strokeWidth="2.5" />
      <path d="M70 76v134M410 76v134" className="stroke-edge" strokeWidth="6" />
      <path d="M42 44h56v32H42zM382 44h56v32h-56z" className="fill-line" />
      <path
        d="M54 54h0m16 0h0m16 0h0M54 66h0m16 0h0m16 0h0M394 54h0m16 0h0m16 0h0M394 66h0m16 0h0m16 0h0"
        className="stroke-lamp"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M172 62h136v58H172z" className="fill-raised stroke-edge" strokeWidth="4" />
      <path
        d="M196 80v22m20-22v22m-20-22h20m-20 22h20m56-22v22m-16-22h16m-16 22h16m-16-11h16"
        className="fill-none stroke-signal"
        strokeWidth="5"
      />
      <path d="M240 84h0m0 14h0" className="stroke-lamp" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
