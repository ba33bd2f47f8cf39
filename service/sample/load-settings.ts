import type { Automation } from '#wire/automation.ts'
import { productSearchKey } from '#service/domain/search-keys.ts'
import type { Db } from '#service/store/db.ts'
import { searchKey } from '#service/store/search-key.ts'
import { idsBy, idsByName, insertAll, need } from './insert.ts'
import { productDirectories } from './products/catalogue.ts'
import { withProduct } from './proposals/content.ts'
import { loadDesigns } from './load-designs.ts'
import { automationSets, customFields, proposalDirectories, tags, vatGroups } from './settings.ts'
import { emailTemplates } from './templates/emails.ts'
import { favoriteTemplates } from './templates/favorites.ts'
import { textTemplates } from './templates/texts.ts'

/** Ids of what proposals and contacts point at. */
export type SettingIds = Awaited<ReturnType<typeof loadSettings>>

const withKey = (name: string) => ({ name, name_key: searchKey(name) })

export async function loadSettings(db: Db, sample: { account: string; now: number }) {
  await insertAll(db, 'custom_field', customFields)
  const emails = idsBy(
    Object.keys(emailTemplates) as (keyof typeof emailTemplates)[],
    await insertAll(db, 'email_template', Object.values(emailTemplates)),
  )
  const directories = Object.values(proposalDirectories)
  const products = await loadProducts(db)
  return {
    products,
    ...(await loadTemplates(db, { products, emails, designs: await loadDesigns(db, sample) })),
    tags: idsByName(tags.map(withKey), await insertAll(db, 'tag', tags.map(withKey))),
    directories: idsByName(
      directories.map(withKey),
      await insertAll(db, 'proposal_directory', directories.map(withKey)),
    ),
  }
}

/** Product ids by sku. */
async function loadProducts(db: Db): Promise<Map<string, number>> {
  const groups = await insertAll(db, 'vat_group', vatGroups)
  const vatIds = idsBy(
    vatGroups.map(({ percentage }) => percentage),
    groups,
  )
  const directories = idsByName(
    productDirectories,
    await insertAll(
      db,
      'product_directory',
      productDirectories.map(({ name }) => withKey(name)),
    ),
  )
  const products = productDirectories.flatMap(({ name: directory, products }) =>
    products.map(({ sku, name, price, vat, selectable, recurring, description }) => ({
      ...withKey(name),
      search_key: productSearchKey({ name, sku, descr_short: description }),
      product_directory_id: need(directories, directory),
      sku,
      price: String(price),
      vat_group_id: need(vatIds, vat),
      selectable,
      recurring,
      descr_short: description,
    })),
  )
  return idsBy(
    products.map(({ sku }) => sku),
    await insertAll(db, 'product', products),
  )
}

type Made = {
  products: ReadonlyMap<string, number>
  emails: ReadonlyMap<keyof typeof emailTemplates, number>
  designs: ReadonlyMap<string, number>
}

async function loadTemplates(db: Db, { products, emails, designs: designIds }: Made) {
  const texts = textTemplates.map(({ sections, ...text }) => ({ ...text, sections: JSON.stringify(sections) }))
  const sets = automationSets.map(({ name, automations }) => ({
    name,
    automations: JSON.stringify(
      automations.map(({ templates, ...automation }, at): Automation => ({
        ...automation,
        id: at + 1,
        email_template_ids: templates.map((template) => need(emails, template)),
      })),
    ),
  }))
  const textIds = idsByName(texts, await insertAll(db, 'text_template', texts))
  const setIds = idsByName(sets, await insertAll(db, 'automation_set', sets))
  const favorites = favoriteTemplates.map(({ name, text, design, automations, fields, tables }) => ({
    name,
    text_template_id: need(textIds, text),
    design_template_id: need(designIds, design),
    automation_set_id: automations === null ? null : need(setIds, automations),
    custom_fields: JSON.stringify(fields),
    pricetables: JSON.stringify(
      tables.map((table) => ({ ...table, rows: table.rows.map((row) => withProduct(row, products)) })),
    ),
  }))
  const favoriteIds = idsByName(favorites, await insertAll(db, 'favorite_template', favorites))
  return { texts: textIds, designs: designIds, automations: setIds, favorites: favoriteIds }
}
