import type { Random } from '#service/sample/random.ts'
import { blockRecipes } from './block.ts'
import { blockHomesRecipes } from './block-homes.ts'
import { businessRecipes } from './business.ts'
import { businessPowerRecipes } from './business-power.ts'
import { englishRecipes } from './english.ts'
import { homeComfortRecipes } from './home-comfort.ts'
import { homeElectricRecipes } from './home-electric.ts'
import { heatPumpRecipes } from './home-heat-pumps.ts'
import { homeHeatingRecipes } from './home-heating.ts'
import { homeSolarRecipes } from './home-solar.ts'
import { homeWaterRecipes } from './home-water.ts'
import type { Customer, Recipe } from './recipe.ts'

const recipes: Recipe[] = [
  ...heatPumpRecipes,
  ...homeHeatingRecipes,
  ...homeSolarRecipes,
  ...homeElectricRecipes,
  ...homeWaterRecipes,
  ...homeComfortRecipes,
  ...businessRecipes,
  ...businessPowerRecipes,
  ...blockRecipes,
  ...blockHomesRecipes,
  ...englishRecipes,
]

/** Gives out jobs: to each customer one they did not ask for yet, of those the one asked for least by others. */
export class RecipeChoice {
  readonly #random: Random
  readonly #timesChosen = new Map<Recipe, number>()
  readonly #askedBy = new Map<Customer, Set<Recipe>>()

  constructor(random: Random) {
    this.#random = random
  }

  next(customer: Customer): Recipe {
    const timesChosen = (recipe: Recipe) => this.#timesChosen.get(recipe) ?? 0
    const before = this.#askedBy.get(customer) ?? new Set()
    const suiting = recipes.filter((recipe) => suits(recipe, customer))
    const fresh = suiting.filter((recipe) => !before.has(recipe))
    const possible = fresh.length > 0 ? fresh : suiting
    const least = Math.min(...possible.map(timesChosen))
    const recipe = this.#random.pick(possible.filter((recipe) => timesChosen(recipe) === least))
    this.#timesChosen.set(recipe, least + 1)
    this.#askedBy.set(customer, before.add(recipe))
    return recipe
  }
}

const suits = ({ audience, language, suits }: Recipe, customer: Customer) =>
  audience === customer.audience && language === customer.language && (suits?.(customer) ?? true)
