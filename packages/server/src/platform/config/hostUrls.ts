const severalHosts = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]+)(.*)$/;

/** The URL of each host of `postgres://user:password@one:5432,two:5432/database`. */
export function listHostUrls(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = severalHosts.exec(url) ?? [];
  return hosts === '' ? [url] : hosts.split(',').map((host) => start + host + rest);
}
