interface ThemesProps {
  title: string;
  themes: readonly { tema: string; titulo: string }[];
  none: string;
}

export function Themes({ title, themes, none }: ThemesProps) {
  return (
    <div>
      <h3>{title}</h3>
      {themes.length > 0 ? (
        <ul className="temas-lista">
          {themes.map(({ tema, titulo }) => (
            <li key={tema}>{titulo}</li>
          ))}
        </ul>
      ) : (
        <p className="menor tenue">{none}</p>
      )}
    </div>
  );
}
