import {
  createProduct,
  createProductDirectory,
  deleteProduct,
  deleteProductDirectory,
  listProductDirectories,
  listProducts,
  updateProduct,
  updateProductDirectory,
} from '#wire/products.ts'
import { product, productDirectory } from '#service/domain/made-up-records.ts'
import { note, type Chapter } from './note.ts'

export const products: Chapter = {
  name: 'Products',
  section: '4.4',
  description:
    'Products stand in directories and are copied into price rows: changing one leaves proposals as they are.',
  notes: [
    note(listProducts, {
      summary: 'Products list',
      description: 'The products of one product directory.',
      request: { params: { id: 8 } },
      answer: [product],
    }),
    note(createProduct, {
      summary: 'Create product',
      description: 'Adds a product. `sku` and `price` may be given as number or as text.',
      request: {
        body: {
          name: 'Heat pump, 12 kW',
          sku: 'HP-12',
          price: 8450,
          vat_id: 1,
          selectable: false,
          recurring: false,
          descr_short: 'Air to water, with a 200 litre tank',
          directory_id: 8,
        },
      },
      answer: { product_id: 61 },
    }),
    note(updateProduct, {
      summary: 'Update product',
      description: 'Changes what is supplied; everything else stays. Answers `true`.',
      request: { params: { id: 61 }, body: { price: 8595, directory_id: 8 } },
      answer: true,
      takesIfMatch: true,
    }),
    note(deleteProduct, {
      summary: 'Delete product',
      description: 'Deletes the product. Price rows made from it stay as they are.',
      request: { params: { id: 61 } },
      answer: 'The product is deleted.',
      takesIfMatch: true,
    }),
    note(listProductDirectories, {
      summary: 'Product directories list',
      description: 'Product directories, each with the number of products in it.',
      request: {},
      answer: [productDirectory],
    }),
    note(createProductDirectory, {
      summary: 'Create product directory',
      description: 'Adds a directory. Its id stands in the product directories list.',
      request: { body: { name: 'Heat pumps' } },
      answer: { status: '201 Created' },
    }),
    note(updateProductDirectory, {
      summary: 'Update product directory',
      description: 'Renames the directory.',
      request: { params: { id: 8 }, body: { name: 'Heat pumps and boilers' } },
      answer: { status: '200 OK' },
    }),
    note(deleteProductDirectory, {
      summary: 'Delete product directory',
      description: 'Deletes an empty directory.',
      request: { params: { id: 8 } },
      answer: 'The product directory is deleted.',
      conflict: 'The directory still holds products: move or delete them first.',
    }),
  ],
}
