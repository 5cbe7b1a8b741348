;; Rows of numbers times a matrix of whole numbers of 16 bits, added to what stands in `out` by then. Eight rows of the
;; matrix at a time, four of their numbers at once. Places are in bytes, sizes in numbers; depth a multiple of eight, width
;; of four.
;; `multiply-rows.server.ts` holds what this is assembled to.
(module
  (memory (import "site" "memory") 1)
  (func (export "multiply")
    (param $rows i32) (param $count i32) (param $depth i32) (param $matrix i32) (param $width i32) (param $out i32)
    (local $k i32) (local $row i32) (local $from i32) (local $to i32) (local $end i32)
    (local $a i32) (local $b i32) (local $c i32) (local $d i32) (local $e i32) (local $f i32) (local $g i32) (local $h i32)
    (local $p v128) (local $q v128) (local $r v128) (local $s v128) (local $t v128) (local $u v128) (local $v v128) (local $w v128)
    (local.set $width (i32.shl (local.get $width) (i32.const 1)))
    (loop $eights
      (local.set $row (i32.const 0))
      (local.set $to (local.get $out))
      (loop $each
        (local.set $from (i32.add (local.get $rows) (i32.shl (i32.add (i32.mul (local.get $row) (local.get $depth)) (local.get $k)) (i32.const 2))))
        (local.set $p (v128.load32_splat (local.get $from)))
        (local.set $q (v128.load32_splat offset=4 (local.get $from)))
        (local.set $r (v128.load32_splat offset=8 (local.get $from)))
        (local.set $s (v128.load32_splat offset=12 (local.get $from)))
        (local.set $t (v128.load32_splat offset=16 (local.get $from)))
        (local.set $u (v128.load32_splat offset=20 (local.get $from)))
        (local.set $v (v128.load32_splat offset=24 (local.get $from)))
        (local.set $w (v128.load32_splat offset=28 (local.get $from)))
        (local.set $a (i32.add (local.get $matrix) (i32.mul (local.get $k) (local.get $width))))
        (local.set $b (i32.add (local.get $a) (local.get $width)))
        (local.set $c (i32.add (local.get $b) (local.get $width)))
        (local.set $d (i32.add (local.get $c) (local.get $width)))
        (local.set $e (i32.add (local.get $d) (local.get $width)))
        (local.set $f (i32.add (local.get $e) (local.get $width)))
        (local.set $g (i32.add (local.get $f) (local.get $width)))
        (local.set $h (i32.add (local.get $g) (local.get $width)))
        (local.set $end (i32.add (local.get $to) (i32.shl (local.get $width) (i32.const 1))))
        (loop $across
          (v128.store (local.get $to)
            (f32x4.add (v128.load (local.get $to))
              (f32x4.add
                (f32x4.add
                  (f32x4.add (f32x4.mul (local.get $p) (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $a)))) (f32x4.mul (local.get $q) (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $b)))))
                  (f32x4.add (f32x4.mul (local.get $r) (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $c)))) (f32x4.mul (local.get $s) (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $d))))))
                (f32x4.add
                  (f32x4.add (f32x4.mul (local.get $t) (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $e)))) (f32x4.mul (local.get $u) (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $f)))))
                  (f32x4.add (f32x4.mul (local.get $v) (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $g)))) (f32x4.mul (local.get $w) (f32x4.convert_i32x4_s (v128.load16x4_s (local.get $h)))))))))
          (local.set $a (i32.add (local.get $a) (i32.const 8)))
          (local.set $b (i32.add (local.get $b) (i32.const 8)))
          (local.set $c (i32.add (local.get $c) (i32.const 8)))
          (local.set $d (i32.add (local.get $d) (i32.const 8)))
          (local.set $e (i32.add (local.get $e) (i32.const 8)))
          (local.set $f (i32.add (local.get $f) (i32.const 8)))
          (local.set $g (i32.add (local.get $g) (i32.const 8)))
          (local.set $h (i32.add (local.get $h) (i32.const 8)))
          (local.set $to (i32.add (local.get $to) (i32.const 16)))
          (br_if $across (i32.lt_u (local.get $to) (local.get $end))))
        (local.set $row (i32.add (local.get $row) (i32.const 1)))
        (br_if $each (i32.lt_u (local.get $row) (local.get $count))))
      (local.set $k (i32.add (local.get $k) (i32.const 8)))
      (br_if $eights (i32.lt_u (local.get $k) (local.get $depth))))))
