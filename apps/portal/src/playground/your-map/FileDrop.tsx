import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import styles from './YourMapPanel.module.css';

const holdsFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Accepts files dropped anywhere on the page, and shows that during the drag. */
export function FileDrop({ onFile }: { readonly onFile: (file: File) => void }): ReactNode {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const enter = (event: globalThis.DragEvent) => {
      if (holdsFiles(event)) setIsOver(true);
    };
    window.addEventListener('dragenter', enter);
    return () => window.removeEventListener('dragenter', enter);
  }, []);
  if (!isOver) return null;
  // Covers everything, because the editor and the preview's frame would handle the file themselves.
  return (
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      }}
    >
      <p>Drop the file, and it becomes your map.</p>
    </div>
  );
}
