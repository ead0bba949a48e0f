import { expect, test } from 'vitest'
import { modelFamily } from './model-family.ts'
import { commonModels, otherMakes } from './makes.ts'

test('every common model of a make is a family of its own name, so that filters and forms mean the same', () => {
  const others = Object.keys(otherMakes).flatMap((make) =>
    commonModels(make).flatMap((model) =>
      modelFamily(make, model) === model ? [] : `${make} ${model}: ${modelFamily(make, model)}`,
    ),
  )
  expect(others).toEqual([])
})
