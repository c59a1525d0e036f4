// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Reads any token, trusting none
/// @notice Every read of a foreign contract is bounded in gas and in returned bytes; whatever the contract does, the
/// answer comes back and says what could be read.
interface ITokenDetector {
    /// @notice The call carries too little gas to give every read its share. An answer would be a guess.
    error TokenDetector_GasTooLow(uint256 gasLeft, uint256 needed);

    /// @notice What kind of address `token` is.
    /// @return isFactoryToken Created by the platform's token factory; nothing else is implied by its name or symbol.
    /// @return isContract Has code.
    /// @return isErc20 Answers `totalSupply`, `balanceOf` and `allowance` with one word each.
    /// @return templateId Template of a factory token, 0 for a foreign one.
    function check(address token)
        external
        view
        returns (bool isFactoryToken, bool isContract, bool isErc20, uint256 templateId);

    /// @notice What can be read of `token`.
    /// @return templateId 0 for a foreign token.
    /// @return createdAt Unix seconds, 0 for a foreign token.
    /// @return creator `address(0)` for a foreign token.
    /// @return numbers totalSupply, decimals, capabilities, mintCooldown (s), mintMaxBps, nextMintAt (unix s);
    /// a foreign token has the first two.
    /// @return addresses owner (`address(0)` when there is none).
    /// @return bools mintable, contractUriFrozen; empty for a foreign token.
    /// A taxed token has more: numbers go on with buy, sell, transfer, addPool and removePool tax (basis points), burn,
    /// liquidity, marketing and dividend share (percent), killBlocks, walletLimit, swapLimit, fissionCount, swapThreshold,
    /// launchedAt (unix s); addresses with marketing wallet, router, quote, pair, liquidityReceiver, dividendToken; bools
    /// with taxChange, blacklist, swapLimit, walletLimit, launched.
    /// What a template does not have reads zero and false.
    /// @return strings name, symbol, contractURI, each cut to 512 bytes; text of a foreign token is not checked.
    function getTokenInfo(address token)
        external
        view
        returns (
            uint256 templateId,
            uint256 createdAt,
            address creator,
            uint256[] memory numbers,
            address[] memory addresses,
            bool[] memory bools,
            string[] memory strings
        );
}
