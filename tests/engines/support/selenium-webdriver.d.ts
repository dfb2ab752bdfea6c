// Types of selenium-webdriver, which has none, as far as the tests use it.
declare module 'selenium-webdriver' {
  type Locator = { readonly using: string; readonly value: string };
  type Size = { readonly width: number; readonly height: number };

  export class WebElement {
    isDisplayed(): Promise<boolean>;
    click(): Promise<void>;
    sendKeys(text: string): Promise<void>;
  }

  export class WebDriver {
    get(url: string): Promise<void>;
    executeScript<T = unknown>(script: string, ...given: unknown[]): Promise<T>;
    executeAsyncScript<T>(script: string): Promise<T>;
    findElement(by: Locator): Promise<WebElement>;
    findElements(by: Locator): Promise<WebElement[]>;
    switchTo(): { frame(element: WebElement): Promise<void>; defaultContent(): Promise<void> };
    manage(): {
      setTimeouts(limits: { readonly pageLoad: number; readonly script: number }): Promise<void>;
      window(): { setRect(size: Size): Promise<Size> };
    };
    takeScreenshot(): Promise<string>;
    quit(): Promise<void>;
  }

  export class Capabilities {
    constructor(wanted: Record<string, unknown>);
  }

  export class Builder {
    usingServer(url: string): this;
    withCapabilities(wanted: Capabilities): this;
    build(): PromiseLike<WebDriver>;
  }

  export const By: { xpath(text: string): Locator; css(text: string): Locator };
}
