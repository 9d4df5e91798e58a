/**
 * Words that people make passwords of, in English and in Spanish: what everybody types, names, teams, animals, feelings,
 * months, games. Written down by us; docs/security.md says how the list of common passwords is made of them.
 */
const text = `
password passw0rd passwd pass passcode contrasena contraseña clave miclave micontrasena secreto secreta secret admin administrador
administrator root user usuario guest invitado login access acceso entrar enter welcome bienvenido bienvenida letmein changeme
default test testing prueba pruebas temp temporal master maestro server system sistema computer computadora ordenador internet
windows linux apple google facebook instagram twitter youtube gmail hotmail yahoo outlook whatsapp tiktok netflix spotify amazon
samsung nokia motorola iphone android playstation nintendo xbox pokemon pikachu mario zelda sonic minecraft fortnite roblox
starwars batman superman spiderman ironman hulk joker matrix hello hola adios goodbye love loveyou iloveyou iloveu teamo teamomucho
tequiero tequieromucho amor amorcito miamor mivida micielo corazon cariño princesa principe reina angel angelito angelita demonio
baby babygirl babyboy bebe bebito bebita nena nene sweet sweety honey kisses besos sexy lover lovely beautiful hermosa hermoso
preciosa preciosa bonita linda lindo flaco flaca gordo gorda negro negra rubia morena chiquita chiquito mami papi mama papa mamá
papá familia family mother father brother sister hermano hermana hijo hija abuelo abuela amigos amigas friends friend bestfriend
sunshine moonlight rainbow flower flores flor rosa rosas margarita girasol estrella estrellas luna lunita cielo cielos solcito
tierra fuego agua viento nieve lluvia summer verano winter invierno spring primavera autumn otoño monday lunes tuesday martes
wednesday miercoles thursday jueves friday viernes saturday sabado sunday domingo january enero february febrero march marzo april
abril junio july julio august agosto september septiembre october octubre november noviembre december diciembre
dragon monkey mono tiger tigre lion leon wolf lobo bear oso eagle aguila shark tiburon dolphin delfin horse caballo caballos
panther pantera kitty kitten gatito gatita gato perro perrito perrita puppy doggy mascota conejo tortuga mariposa butterfly
chocolate vainilla cookie cookies banana naranja manzana orange cherry cereza fresa strawberry pizza cheese queso coffee cafe
cerveza whisky tequila vodka silver plata golden dorado diamond diamante crystal cristal perla purple violeta yellow amarillo blue
azul green verde black white blanco pink rosado rojo
football futbol soccer baseball basketball basquet hockey tennis tenis volley rugby golf boxing boxeo racing river riverplate boca
bocajuniors independiente sanlorenzo velez huracan newells rosariocentral talleres belgrano estudiantes lanus banfield colon
barcelona barca realmadrid madrid atletico valencia sevilla betis athletic chelsea arsenal liverpool manchester juventus milan
inter bayern dortmund santos flamengo palmeiras corinthians cruzazul america chivas pumas tigres rayados colocolo universidad
nacional penarol alianza millonarios junior cali medellin messi maradona ronaldo ronaldinho neymar pele zidane beckham batistuta
riquelme tevez cowboys yankees lakers packers steelers eagles redsox patriots raiders dallas chicago boston texas california
florida newyork london paris roma berlin tokyo argentina brasil mexico colombia chile peru uruguay paraguay bolivia venezuela
ecuador cuba espana españa italia francia alemania buenosaires cordoba rosario mendoza tucuman salta bogota lima santiago caracas
quito montevideo asuncion guadalajara monterrey
jesus jesucristo dios diosesamor cristo maria virgen angeles bendicion blessed church iglesia heaven faith esperanza hope gracia
freedom libertad justicia peace paz guerra warrior guerrero soldier soldado ninja samurai pirate pirata hunter cazador killer
asesino monster monstruo zombie vampire vampiro phoenix fenix ghost fantasma shadow sombra storm tormenta thunder trueno lightning
relampago fire ice metal metallica nirvana slipknot ironmaiden rock rockandroll guitar guitarra music musica piano bateria
money dinero dollar dolar millonario rich poder power forever siempre together juntos happy feliz felicidad smile sonrisa lucky
suerte destiny destino dream dreams sueños secretos mystery misterio magic magia wizard mago witch bruja princess prince queen king
rey lord master chief boss jefe captain capitan doctor teacher profesor profesora student estudiante abogado ingeniero medico
secretaria enfermera policia bombero mecanico
ajedrez chess jaquemate checkmate caballero alfil torre dama peon gambito siciliana capablanca kasparov karpov fischer carlsen tal
poker pokerstars texas holdem texasholdem allin royalflush escalera fullhouse estratega estrategia estrategas jugador jugadora
campeon campeona champion winner ganador ganadora player gamer juego juegos game games casino apuesta
michael jennifer jessica ashley amanda daniel andrew joshua matthew anthony christopher joseph william thomas robert richard
charles patrick george jordan jackson charlie maggie buster bailey harley hunter pepper ginger buddy lucky max rocky toby oscar
nicole michelle melissa samantha elizabeth victoria alexander alexandra alexis brandon justin tyler austin dylan nathan jonathan
benjamin samuel david steven kevin brian jason eric adam ryan sarah rachel rebecca hannah emily madison olivia sophia isabella
ava mia chloe grace lily
juan jose luis carlos jorge miguel angel antonio francisco manuel pedro pablo alberto roberto ricardo eduardo fernando sergio
alejandro alejandra javier diego martin andres gabriel gabriela santiago sebastian nicolas matias agustin facundo tomas joaquin
lucas bruno franco gonzalo ignacio maximiliano leandro cristian christian hernan gustavo marcelo claudio daniela daniel mariano
marcos esteban raul ruben hector oscar ramon julio cesar victor hugo rafael enrique guillermo rodrigo emiliano emanuel ezequiel
federico german adrian alan ivan maria mariana lucia sofia camila valentina martina julieta florencia agustina micaela rocio
carolina natalia paula laura andrea silvia patricia monica claudia veronica lorena cecilia viviana karina vanesa romina soledad
gisela yanina noelia jimena ximena fernanda antonella antonia victoria catalina guadalupe candela milagros abril brenda ailen
brisa zoe emma isabel isabella elena carmen pilar dolores teresa rosa ana anita juana luisa marta susana norma graciela beatriz
estela olga alicia adriana sandra diana diego karen johana yamila tamara pamela evelyn leticia
gonzalez rodriguez gomez fernandez lopez diaz martinez perez garcia sanchez romero sosa torres alvarez ruiz ramirez flores acosta
benitez medina herrera aguirre gimenez gutierrez pereyra rojas molina castro ortiz silva nunez luna juarez cabrera rios morales
godoy moreno ferreyra dominguez carrizo peralta castillo ledesma quiroga vega vera munoz ojeda ponce villalba cardozo navarro
fuck fuckyou fuckoff asshole bitch shit biteme whatever nothing nada ninguno cualquiera nose nolose olvide teodio hateyou mierda
puta puto putas pelotudo boludo carajo concha verga pendejo cabron
abcdef abcdefg abcdefgh abc abcd qwerty qwert qwertyui asdf asdfg asdfgh asdfghjk zxcvbn zxcvbnm azerty qazwsx aaaa aaaaaa zzzzzz
trustno letmein opensesame ningunlugar micasa micasita home hogar casa office oficina trabajo work school escuela colegio college
company empresa business negocio personal privado private security seguridad seguro segura cambiar cambiame nuevo nueva newpass
spanish español ingles english frances
mustang ferrari corvette camaro porsche mercedes toyota honda yamaha kawasaki ducati suzuki chevrolet chevy peugeot renault
volkswagen nissan subaru audi hyundai cowboy rangers ranger scorpion escorpion falcon halcon hawk raven cuervo cobra viper vibora
tigger snoopy garfield bugsbunny mickey minnie simpsons homero bandit rascal smokey bigdog taylor stephanie sophie sofie christ
gandalf frodo hobbit legolas aragorn naruto sasuke itachi goku vegeta dragonball linkedin telegram discord twitch blink182 rammstein
greenday linkinpark metallica nirvana slipknot ironmaiden acdc gunsnroses pinkfloyd beatles rollingstones coldplay eminem shakira
access14 blowjob bigdick pussy zxcv asdfjkl 31415926 11223344 13579246 24681357 789456123 741852963 963852741 159357456 147852369
123qwe123 qwe123qwe 123abc123 abc123abc a123456 a1234567 a12345678 aa123456 1a2b3c4d
`;

export const COMMON_WORDS: readonly string[] = [...new Set(text.split(/\s+/u).filter((word) => word !== ''))];
