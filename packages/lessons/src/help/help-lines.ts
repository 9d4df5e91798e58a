/**
 * Where somebody who gambles too much, or who cannot go on, finds a person to talk to. A telephone number is here only
 * with the month of a publication that gives it; where none is known for sure, the place to look it up stands instead.
 */

export interface Telefono {
  /** As it is dialled and read: "0800-444-4000", "113, opción 5". */
  readonly numero: string;
  /** "2025-12": month of the latest publication in which the number was read. */
  readonly comprobado: string;
}

export interface LineaAyuda {
  readonly nombre: string;
  readonly servicio: string;
  readonly telefono: Telefono | null;
  /** Completes «búscalo en…». */
  readonly donde: string;
}

export interface PaisAyuda {
  readonly pais: string;
  /** Time zones of the country, or their beginning where it ends in "/". */
  readonly zonas: readonly string[];
  readonly lineas: readonly LineaAyuda[];
}

export const AYUDA = {
  titulo: 'Primero, tú',
  intro: 'Por lo que nos contaste, esto va antes que el estudio. Les pasa a muchas personas y tiene salida.',
  pasos: [
    {
      titulo: 'Para',
      texto: 'Si hay dinero de por medio, hoy no juegues. Lo perdido no se recupera jugando más.',
    },
    {
      titulo: 'Pon límites',
      texto: 'Pide la autoexclusión en cada sala, borra las aplicaciones y deja las tarjetas con alguien de confianza.',
    },
    {
      titulo: 'Habla con alguien',
      texto: 'Cuéntaselo hoy a una persona cercana o llama a una línea de ayuda. No tienes que resolverlo a solas.',
    },
  ],
  urgencia: 'Si piensas en hacerte daño, llama ya al número de emergencias de tu país o ve al hospital más cercano.',
} as const;

/** For every page about poker, whoever reads it: quiet, and there before anybody has to ask. */
export const AYUDA_DISCRETA = {
  resumen: 'Si el juego deja de ser un juego, hay ayuda gratuita',
  texto:
    'Si juegas para recuperar, con dinero que hace falta o sin poder parar, detente y habla hoy con alguien. Estas líneas no juzgan y no cuestan nada.',
} as const;

/** Groups, not a telephone: they meet in most of these countries and online. */
export const JUGADORES_ANONIMOS: LineaAyuda = {
  nombre: 'Jugadores Anónimos',
  servicio: 'Grupos gratuitos de personas que dejaron de apostar, en persona y en línea.',
  telefono: null,
  donde: 'internet, con «Jugadores Anónimos» y el nombre de tu país',
};

/** No number that we are sure of: the ministry publishes its own. */
const ministerio = (nombre: string, donde: string): LineaAyuda => ({
  nombre,
  servicio: 'Orientación y atención en salud mental.',
  telefono: null,
  donde,
});

/** In alphabetical order. */
export const PAISES_AYUDA: readonly PaisAyuda[] = [
  {
    pais: 'Argentina',
    zonas: [
      'America/Argentina/',
      'America/Buenos_Aires',
      'America/Catamarca',
      'America/Cordoba',
      'America/Jujuy',
      'America/Mendoza',
    ],
    lineas: [
      {
        nombre: 'Prevención y Asistencia al Juego Compulsivo, provincia de Buenos Aires',
        servicio: 'Línea gratuita para quien juega de más y su familia, las 24 horas.',
        telefono: { numero: '0800-444-4000', comprobado: '2025-12' },
        donde: 'el sitio del Instituto Provincial de Lotería y Casinos',
      },
      {
        nombre: 'Juego responsable de tu provincia',
        servicio: 'Muchas loterías provinciales tienen un programa de ayuda y un registro de autoexclusión.',
        telefono: null,
        donde: 'el sitio de la lotería de tu provincia o de la Ciudad de Buenos Aires',
      },
    ],
  },
  {
    pais: 'Bolivia',
    zonas: ['America/La_Paz'],
    lineas: [ministerio('Ministerio de Salud y Deportes', 'el sitio del Ministerio de Salud y Deportes')],
  },
  {
    pais: 'Chile',
    zonas: ['America/Santiago', 'America/Punta_Arenas', 'America/Coyhaique', 'Pacific/Easter'],
    lineas: [
      {
        nombre: 'Salud Responde',
        servicio: 'Orientación de profesionales de la salud, también psicólogos, las 24 horas.',
        telefono: { numero: '600 360 7777', comprobado: '2025-10' },
        donde: 'el sitio del Ministerio de Salud',
      },
      {
        nombre: 'Línea de Prevención del Suicidio',
        servicio: 'Gratuita y confidencial desde un celular, las 24 horas.',
        telefono: { numero: '*4141', comprobado: '2025-10' },
        donde: 'el sitio del Ministerio de Salud',
      },
    ],
  },
  {
    pais: 'Colombia',
    zonas: ['America/Bogota'],
    lineas: [
      {
        nombre: 'Línea 106, Bogotá',
        servicio: 'Escucha y apoyo psicológico, gratuita, las 24 horas.',
        telefono: { numero: '106', comprobado: '2025-09' },
        donde: 'el sitio de la Secretaría Distrital de Salud',
      },
      ministerio('Línea de salud mental de tu ciudad', 'el sitio de la secretaría de salud de tu municipio'),
    ],
  },
  {
    pais: 'Costa Rica',
    zonas: ['America/Costa_Rica'],
    lineas: [ministerio('Ministerio de Salud', 'el sitio del Ministerio de Salud')],
  },
  {
    pais: 'Cuba',
    zonas: ['America/Havana'],
    lineas: [ministerio('Ministerio de Salud Pública', 'el sitio del Ministerio de Salud Pública')],
  },
  {
    pais: 'Ecuador',
    zonas: ['America/Guayaquil', 'Pacific/Galapagos'],
    lineas: [ministerio('Ministerio de Salud Pública', 'el sitio del Ministerio de Salud Pública')],
  },
  {
    pais: 'El Salvador',
    zonas: ['America/El_Salvador'],
    lineas: [ministerio('Ministerio de Salud', 'el sitio del Ministerio de Salud')],
  },
  {
    pais: 'España',
    zonas: ['Europe/Madrid', 'Atlantic/Canary', 'Africa/Ceuta'],
    lineas: [
      {
        nombre: 'FEJAR, Federación Española de Jugadores de Azar Rehabilitados',
        servicio: 'Información y tratamiento para quien tiene un problema con el juego y su familia.',
        telefono: null,
        donde: 'el sitio de FEJAR, fejar.org',
      },
      {
        nombre: 'Línea 024 de atención a la conducta suicida',
        servicio: 'Gratuita y confidencial, las 24 horas.',
        telefono: { numero: '024', comprobado: '2023-05' },
        donde: 'el sitio del Ministerio de Sanidad',
      },
    ],
  },
  {
    pais: 'Estados Unidos',
    zonas: [
      'America/New_York',
      'America/Detroit',
      'America/Chicago',
      'America/Denver',
      'America/Phoenix',
      'America/Los_Angeles',
    ],
    lineas: [
      {
        nombre: 'Línea 988 de prevención del suicidio y crisis',
        servicio: 'Gratuita, las 24 horas.',
        telefono: { numero: '988', comprobado: '2022-07' },
        donde: 'el sitio de la línea 988, que tiene una parte en español',
      },
    ],
  },
  {
    pais: 'Guatemala',
    zonas: ['America/Guatemala'],
    lineas: [
      ministerio(
        'Ministerio de Salud Pública y Asistencia Social',
        'el sitio del Ministerio de Salud Pública y Asistencia Social',
      ),
    ],
  },
  {
    pais: 'Guinea Ecuatorial',
    zonas: ['Africa/Malabo'],
    lineas: [ministerio('Atención de salud mental', 'el hospital o el centro de salud más cercano')],
  },
  {
    pais: 'Honduras',
    zonas: ['America/Tegucigalpa'],
    lineas: [ministerio('Secretaría de Salud', 'el sitio de la Secretaría de Salud')],
  },
  {
    pais: 'México',
    zonas: [
      'America/Mexico_City',
      'America/Cancun',
      'America/Merida',
      'America/Monterrey',
      'America/Matamoros',
      'America/Chihuahua',
      'America/Ciudad_Juarez',
      'America/Ojinaga',
      'America/Mazatlan',
      'America/Bahia_Banderas',
      'America/Hermosillo',
      'America/Tijuana',
    ],
    lineas: [
      {
        nombre: 'Línea de la Vida',
        servicio: 'Orientación en adicciones y salud mental, gratuita, las 24 horas.',
        telefono: { numero: '800 911 2000', comprobado: '2025-12' },
        donde: 'el sitio de la Secretaría de Salud',
      },
    ],
  },
  {
    pais: 'Nicaragua',
    zonas: ['America/Managua'],
    lineas: [ministerio('Ministerio de Salud', 'el sitio del Ministerio de Salud')],
  },
  {
    pais: 'Panamá',
    zonas: ['America/Panama'],
    lineas: [ministerio('Ministerio de Salud', 'el sitio del Ministerio de Salud')],
  },
  {
    pais: 'Paraguay',
    zonas: ['America/Asuncion'],
    lineas: [
      {
        nombre: 'Línea 155',
        servicio: 'Salud mental, gratuita y confidencial, las 24 horas.',
        telefono: { numero: '155', comprobado: '2026-01' },
        donde: 'el sitio del Ministerio de Salud Pública y Bienestar Social',
      },
    ],
  },
  {
    pais: 'Perú',
    zonas: ['America/Lima'],
    lineas: [
      {
        nombre: 'Línea 113 Salud',
        servicio: 'Orientación gratuita en salud mental, las 24 horas.',
        telefono: { numero: '113, opción 5', comprobado: '2026-03' },
        donde: 'el sitio del Ministerio de Salud',
      },
    ],
  },
  {
    pais: 'Puerto Rico',
    zonas: ['America/Puerto_Rico'],
    lineas: [
      {
        nombre: 'Línea PAS de ASSMCA',
        servicio:
          'Crisis y salud mental, las 24 horas. ASSMCA tiene además un Programa de Ayuda a Jugadores Compulsivos.',
        telefono: { numero: '988', comprobado: '2022-07' },
        donde: 'el sitio de ASSMCA',
      },
    ],
  },
  {
    pais: 'República Dominicana',
    zonas: ['America/Santo_Domingo'],
    lineas: [ministerio('Ministerio de Salud Pública', 'el sitio del Ministerio de Salud Pública')],
  },
  {
    pais: 'Uruguay',
    zonas: ['America/Montevideo'],
    lineas: [
      {
        nombre: 'Programa de Prevención y Tratamiento del Juego Patológico',
        servicio: 'Asesoramiento gratuito y tratamiento para quien juega y su familia, en el Hospital de Clínicas.',
        telefono: null,
        donde: 'el sitio del Hospital de Clínicas',
      },
      {
        nombre: 'Línea Vida de ASSE',
        servicio: 'Prevención del suicidio, gratuita, las 24 horas; desde un celular, *0767.',
        telefono: { numero: '0800 0767', comprobado: '2020-07' },
        donde: 'el sitio de ASSE',
      },
    ],
  },
  {
    pais: 'Venezuela',
    zonas: ['America/Caracas'],
    lineas: [ministerio('Ministerio del Poder Popular para la Salud', 'el sitio del ministerio')],
  },
];

/** The player's own country first; the time zone is all that is known of it. */
export const countryOf = (zonaHoraria: string): PaisAyuda | undefined =>
  PAISES_AYUDA.find(({ zonas }) =>
    zonas.some((zone) => (zone.endsWith('/') ? zonaHoraria.startsWith(zone) : zonaHoraria === zone)),
  );

/** What the telephone dials: "113, opción 5" calls 113, and the voice asks for the rest. */
export const dialled = ({ numero }: Telefono): string => (numero.split(',')[0] ?? '').replaceAll(/[^\d*+]/gu, '');
