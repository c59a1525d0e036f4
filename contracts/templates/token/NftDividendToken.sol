// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../../src/ISolvency.sol";
import {IQuote} from "../venue/IQuote.sol";
import {NftDividends} from "./NftDividends.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";

/// @title Template 8: dividends for the owners of an NFT collection
/// @dev Documented in `ITaxedToken` and `INftDividends`. Constructor: as template 2, with the collection as address 5
/// before the owner, numbers 18 `perNftDividend`, 19 `dividendIntervalBlocks`, 20 `dividendTrigger`, and switch 6
/// `marketingTaxAccounted`.
contract NftDividendToken is NftDividends, ISolvency {
    constructor(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    )
        TaxedBase(stringParams, addressParams, numberParams, boolParams)
        NftDividends(addressParams[TaxedParams.FIRST_OWN_ADDRESS], boolParams[TaxedParams.FIRST_OWN_BOOL], numberParams)
        // solhint-disable-next-line no-empty-blocks

    {}

    /// @inheritdoc ISolvency
    function solvency() external view override returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](1);
        uint256 held = IQuote(_quote).balanceOf(address(_vault));
        assets[0] = AssetSolvency({asset: _quote, owed: _owedToNfts() + _pending.quote, held: held});
    }

    /// @inheritdoc SwapBack
    function _addDividends(uint256 amount, uint256 marketingQuote) internal override returns (uint256) {
        return _takeIn(amount, marketingQuote);
    }
}
