import { Button } from 'antd/es';
import { useRef } from 'react';
import styles from './Panel.module.css';
import { pictureFormats, usePictureUpload } from './use-picture-upload.ts';

interface PictureButtonProps {
  readonly id?: string;
  readonly label: string;
  readonly disabled?: boolean;
  onUploaded(refId: string): void;
}

/** Button that uploads a picture. */
export function PictureButton({ id, label, disabled = false, onUploaded }: PictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const { isUploading, upload } = usePictureUpload(onUploaded);
  return (
    <>
      <Button
        {...(id === undefined ? {} : { id })}
        size="small"
        disabled={disabled}
        loading={isUploading}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept={pictureFormats}
        tabIndex={-1}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
    </>
  );
}
