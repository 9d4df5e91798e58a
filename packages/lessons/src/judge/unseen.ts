/**
 * Until SHOWN_SINCE no screen showed what is known of a seat (`asientos[].nota`): whoever answered one of these did so without it.
 * Those answers stay in the player's record and teach nothing, neither of the player nor of how hard the exercise is. The
 * list is closed: it is about the past.
 */

export const SHOWN_SINCE = '2026-11-18T00:00:00.000Z';

export const ONCE_UNSEEN: ReadonlySet<string> = new Set(
  `
  pk02ebeu pk0b1wbj pk0bt6t9 pk0emeha pk0gpenp pk0r9sn6 pk0uw9sn pk0vbpgd pk0whvfk pk0wuz3z pk0x0h29 pk11w4dj
  pk1hpkg7 pk1ncurw pk1rnd7s pk21w9cb pk2a0tuf pk2dgc10 pk2gk873 pk2k05xb pk2k4k0x pk2p2mrx pk2t57x3 pk2v677u
  pk384rbz pk3cjner pk3mxhm1 pk3pth15 pk3q04rw pk3svaed pk3uh6xs pk440uv9 pk44wab9 pk48g5h9 pk4m41g9 pk4n0ak3
  pk4rn5w6 pk4sq3g5 pk4wxxkt pk4yfmrx pk512m01 pk53efzy pk5cq9c4 pk5ekpg1 pk63brkq pk6b2xsq pk6j2qmw pk6uz78s
  pk6wnsen pk6z1wy3 pk70v22h pk7efkph pk7nngdh pk7p19yz pk80p1js pk87n27u pk88z9d3 pk8gk03y pk8ktbqq pk8r05nm
  pk8rbw80 pk8ye67w pk967b5k pk98g9yr pk98vd6c pk9a0dtp pk9bf84f pk9mv0bq pk9nu5re pk9pn5ju pk9q160u pk9rp7z2
  pk9weug1 pk9xp6sw pka1nz4h pka1w1tx pka5zf0u pka8erfv pkavwpfj pkax967y pkb0jhhh pkb408py pkb57mb0 pkb86wg1
  pkbbsakb pkbh4kas pkbwxgkv pkc487qb pkc4fjbm pkc7ncwc pkc8s1ye pkcaxytw pkcb3xyz pkcc2nqx pkccwz8w pkcdnb64
  pkcgc7cs pkcjs16v pkcpmegs pkct669c pkczjx1b pkd092pe pkd1wr9g pkd25h5u pkd3mk1k pkdcnta0 pkdg9gv7 pkdp27zh
  pkdt65zh pke3ebqy pke45sxb pke4j7z2 pkeb4eh2 pkedzj78 pkeh09pz pkeq75am pkertuqn pkf06erb pkf6k852 pkf6qwwk
  pkf76zgq pkf91yev pkf9vu8n pkf9x0v8 pkfbt9t6 pkffh4u7 pkfqdj0h pkfu7p4e pkfy0mnv pkg8eweu pkgdkhyx pkgdywu8
  pkh0s093 pkh0xpsx pkh21ekc pkh2fueg pkh96j6b pkh9fafn pkh9wsa5 pkhes2jq pkhpyv11 pkj24k95 pkj3hsw8 pkj5war1
  pkj7zy1v pkk66mkn pkk6svbt pkk8bk70 pkkj3j0s pkm7f2s4 pkm9b7ky pkm9ghzt pkm9jmh3 pkmbb4ja pkmd5ke4 pkmf2xbh
  pkmku4ay pkmmfe1p pkmnvk45 pkmtv424 pkn0mmpr pkn89828 pkngasv4 pkngavcz pknn7y1m pknqtt0q pkpdp83v pkpgu2kk
  pkpt63n5 pkpxrjg6 pkpyz29j pkpz39fz pkpzcqht pkq03w84 pkq5rhx8 pkq9h6my pkqagv23 pkqbqgq2 pkqerzt6 pkqk3947
  pkqkec9q pkqnyuz3 pkqsf350 pkqu2thp pkqw4b4a pkqzb6yp pkr0rht7 pkr1v44s pkr2s97a pkr3msr2 pkr5u06t pkrcuj6z
  pkrducn3 pkrht6gf pkrmc66s pkru8pn9 pks9cfqz pksfufap pksp21u8 pksq4wj7 pksrmu40 pksytgg3 pkt5ggq8 pkt5z973
  pktakdfe pktd0up2 pktg0vyu pktmcsm5 pktmy0u2 pktp5etw pktr2xz4 pktzzwy5 pku3y5r0 pku7a9t0 pkua4587 pkuvgskk
  pkv435tb pkv7096b pkv7jp9b pkvafa2j pkvckrxs pkvnn80e pkvqhhmz pkvs4fau pkvzac7n pkw4beq6 pkw8wcp1 pkwcnr1v
  pkwjr9b9 pkwqdn31 pkwshq01 pkwvj3x3 pkwxp6pd pkx19s53 pkx4923v pkx72bus pkxc5avj pkxnquex pkxnt4zq pkxrncus
  pkxsfy65 pkxttc01 pkxwd05h pky14tb1 pky2dz9t pky57px3 pkyf86j8 pkywe4bu pkz0d2y0 pkz7xxeq pkzcd43y pkzu01t9
  pkzvkp8u pkzyvj1t
`
    .trim()
    .split(/\s+/u),
);

/** `hechoEn` in UTC, as it is stored. */
export const answeredUnseen = ({
  ejercicio,
  hechoEn,
}: {
  readonly ejercicio: string;
  readonly hechoEn: string;
}): boolean => hechoEn < SHOWN_SINCE && ONCE_UNSEEN.has(ejercicio);
