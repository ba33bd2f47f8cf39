/** As much of the library's shape as the tests use; it comes without types. */
declare module 'simple-oauth2' {
  type AccessToken = { token: Record<string, unknown>; refresh: () => Promise<AccessToken> }
  export class AuthorizationCode {
    constructor(settings: {
      client: { id: string; secret: string }
      auth: { tokenHost: string; tokenPath: string; refreshPath: string; authorizePath: string }
      options: { authorizationMethod: 'header' | 'body' }
    })
    authorizeURL(params: { redirect_uri: string; state: string }): string
    getToken(params: { code: string; redirect_uri: string }): Promise<AccessToken>
  }
}
