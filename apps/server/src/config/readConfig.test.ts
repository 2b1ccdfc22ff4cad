import { describe, expect, it } from 'vitest';
import { identity, playground, site } from '../../../../site.config.ts';
import { testSite } from '../testApp.fixture.ts';
import { ConfigurationError, readConfig } from './readConfig.ts';

describe('configuration', () => {
  it('accepts the site configuration of this repository unchanged', () => {
    expect(readConfig({}, { ...site, identity, playground }).site.search.indexName).toBe(
      site.search.indexName,
    );
  });

  it('listens only on this machine, at the configured port, by default', () => {
    expect(readConfig({}, testSite)).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicOrigin: undefined,
      dataFolder: '.data',
    });
    const environment = {
      PORT: '8081',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://maps.example/',
      DATA_DIR: '/srv/data',
    };
    expect(readConfig(environment, testSite)).toMatchObject({
      host: '0.0.0.0',
      port: 8081,
      publicOrigin: 'https://maps.example',
      dataFolder: '/srv/data',
    });
  });

  it.each([
    { HOST: '0.0.0.0' },
    { NODE_ENV: 'production' },
    { PUBLIC_URL: 'https://maps.example' },
  ])('lets webhooks and sync lead to this machine, but not with %o', (environment) => {
    const hosts = ['localhost', '127.0.0.1', '[::1]'];
    expect(readConfig({}, testSite).allowedPrivateHosts).toEqual(hosts);
    expect(readConfig(environment, testSite)).toMatchObject({
      allowedPrivateHosts: [],
      isLocalUse: false,
    });
  });

  it('accepts lists of hosts and proxies', () => {
    const environment = {
      ALLOWED_PRIVATE_HOSTS: 'cms.internal, 10.0.4.7:8080',
      TRUSTED_PROXIES: '10.0.0.2,::1',
    };
    expect(readConfig(environment, testSite)).toMatchObject({
      allowedPrivateHosts: ['cms.internal', '10.0.4.7:8080'],
      trustedProxies: ['10.0.0.2', '::1'],
      checksAnswers: false,
    });
  });

  it('treats an empty variable as not set', () => {
    expect(readConfig({ PORT: '', HOST: '' }, testSite).port).toBe(8080);
  });

  it.each([
    [{ PORT: 'http' }, 'Environment variable PORT: got "http"; expected a whole number'],
    [{ PORT: '65536' }, 'Environment variable PORT: got "65536"; expected a whole number'],
    [{ PORT: '-1' }, 'Environment variable PORT: got "-1"; expected a whole number'],
    [{ HOST: 'my host' }, 'Environment variable HOST: got "my host"; expected an address'],
    [{ PUBLIC_URL: 'maps.example' }, 'Environment variable PUBLIC_URL: got "maps.example"'],
    [{ PUBLIC_URL: 'ftp://maps.example' }, 'Environment variable PUBLIC_URL'],
    [{ TRUSTED_PROXIES: '10.0.0.2,proxy' }, 'TRUSTED_PROXIES: got "10.0.0.2,proxy"; expected IP'],
    [{ ALLOWED_PRIVATE_HOSTS: 'http://cms' }, 'ALLOWED_PRIVATE_HOSTS: got "http://cms"; expected'],
    [{ CHECK_ANSWERS: 'maybe' }, 'CHECK_ANSWERS: got "maybe"; expected yes or no'],
  ])('%o is refused by name', (environment, message) => {
    expect(() => readConfig(environment, testSite)).toThrow(ConfigurationError);
    expect(() => readConfig(environment, testSite)).toThrow(message);
  });

  it.each(['OPERATOR_KEY', 'DATABASE_URL'])('an error does not print the value of %s', (name) => {
    expect(() => readConfig({ [name]: 'hunter2 secret' }, testSite)).toThrow(
      `Environment variable ${name}: got a secret; expected`,
    );
    expect(() => readConfig({ [name]: 'hunter2 secret' }, testSite)).not.toThrow('hunter2');
  });

  it('reports all invalid settings of the site by name', () => {
    const wrong = {
      ...testSite,
      search: { ...testSite.search, appId: '', hosts: ['https://search.example'] },
    };
    expect(() => readConfig({ PORT: 'x' }, wrong)).toThrow(
      /PORT.*\n.*site\.config\.ts search\.appId: got "".*\n.*search\.hosts\.0/,
    );
  });

  it.each([
    [
      { domain: 'http://login.example' },
      'identity.domain: got "http://login.example"; expected a host',
    ],
    [{ domain: 'login.example/?a=b' }, 'identity.domain: got "login.example/?a=b"'],
    [{ audience: testSite.identity.clientId }, 'expected a value other than the client id'],
    [{ scopes: 'profile' }, 'expected openid among the scopes'],
    [{ cookieDomain: 'a b' }, 'identity.cookieDomain'],
  ])('sign-in is not started with %o', (wrong, message) => {
    const identity = { ...testSite.identity, ...wrong };
    expect(() => readConfig({}, { ...testSite, identity })).toThrow(message);
  });
});
