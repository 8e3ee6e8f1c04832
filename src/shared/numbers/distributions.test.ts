import { expect, test } from "vitest";
import { normalHazard, studentQuantile } from "./distributions.ts";

test.each([
  [0.8, 1, 1.376382],
  [0.95, 1, 6.313752],
  [0.8, 2, 1.06066],
  [0.8, 4, 0.940965],
  [0.95, 4, 2.131847],
  [0.9, 5, 1.475884],
  [0.95, 30, 1.697261],
  [0.95, 1004, 1.646368],
  [0.5, 4, 0],
])(
  "with probability %d, Student's t with %d degrees of freedom is below %d",
  (probability, freedom, value) => {
    expect(studentQuantile(probability, freedom)).toBeCloseTo(value, 5);
  },
);

test.each([
  [-40, 0],
  [-3, 0.0044378],
  [0, 0.7978846],
  [1, 1.5251353],
  [2.999999999, 3.2830986],
  [3, 3.2830986],
  [10, 10.0980932],
  [60, 60.0166574],
])("the normal hazard at %d is %d", (x, value) => {
  expect(normalHazard(x)).toBeCloseTo(value, 6);
});
