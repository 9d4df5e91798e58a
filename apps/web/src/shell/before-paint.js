((root) => {
  try {
    const get = (key) => localStorage.getItem(key);
    if (/^(light|dark)$/.test(get('tema'))) root.dataset.theme = get('tema');
    if (get('estratega.token')) root.dataset.session = '';
    if (get('cookieConsent') !== 'true') root.dataset.cookies = 'ask';
  } catch {}
})(document.documentElement);
