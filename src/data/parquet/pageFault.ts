/**
 * A page that cannot be read: its bytes are broken, or it uses what no reader here knows. The message continues
 * "this column's page …". Rows outside the page are not touched. Internal to the Parquet reader.
 */
export class PageFault extends Error {}
