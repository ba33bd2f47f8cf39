import type { Db } from '#service/store/db.ts'
import { searchKey } from '#service/store/search-key.ts'

const settings = { vat_default_percentage: 21, vat_hidden: false, rows_include_vat: false }

/** One of each setting; what a test is about it adds itself. */
export async function insertSampleSettings(within: Db) {
  const id = ({ id }: { id: number }) => id
  const named = (name: string) => ({ name, name_key: searchKey(name) })
  const text_template_id = await within
    .insertInto('text_template')
    .values({ name: 'Dutch', language: 'nl', sections: JSON.stringify([{ title: 'Beste', html: '<p>Beste</p>' }]) })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(id)
  const design_template_id = await within
    .insertInto('design_template')
    .values({ name: 'Plain', colors: '["#123456"]', font: 'serif', logo_url: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(id)
  const email_template_id = await within
    .insertInto('email_template')
    .values({
      name: 'Send',
      subject: 'Offerte [proposal_nr]',
      message: 'Beste [contact_firstname],\n\n[proposal_link]\n\n[user_name]',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(id)
  await within
    .insertInto('vat_group')
    .values([
      { name: 'Hoog', percentage: 21 },
      { name: 'Laag', percentage: 9 },
    ])
    .execute()
  await within
    .insertInto('custom_field')
    .values([
      { subject: 'proposal', name: 'reference', label: 'Reference', type: 'text', required: 1 },
      { subject: 'proposal', name: 'intro', label: 'Introduction', type: 'html', required: 0 },
      { subject: 'contact', name: 'trade', label: 'Trade', type: 'text', required: 0 },
      { subject: 'contact', name: 'about', label: 'About', type: 'html', required: 0 },
    ])
    .execute()
  const directory_id = await within
    .insertInto('proposal_directory')
    .values(named('Homes'))
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(id)
  const template_id = await within
    .insertInto('favorite_template')
    .values({
      name: 'Heat pump',
      text_template_id,
      design_template_id,
      custom_fields: JSON.stringify(['reference', 'intro']),
      pricetables: JSON.stringify([
        {
          id: 'main',
          title: 'Prices',
          settings,
          rows: [{ type: 'price', content: 'Survey', quantity: 1, price: 100 }],
        },
        { id: 'extra', title: 'Extra', settings, rows: [] },
      ]),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
    .then(id)
  return { text_template_id, design_template_id, email_template_id, directory_id, template_id }
}
